import java.util.List;
import java.util.Map;
import java.util.Set;

/** The map as the referee told it: rooms, corridors, walls, and who may step where. */
public class Dungeon {
    private final List<String> rows;
    /** By "row,column": the squares that can be stepped to; null where that follows from the characters. */
    private final Map<String, Set<String>> ways;

    public Dungeon(List<String> rows, Map<String, Set<String>> ways) {
        this.rows = rows;
        this.ways = ways;
    }

    public int size() {
        return rows.size();
    }

    public boolean isRoom(Site site) {
        return at(site) == '.';
    }

    public boolean isCorridor(Site site) {
        return at(site) == '+';
    }

    public boolean isWall(Site site) {
        return !isRoom(site) && !isCorridor(site);
    }

    /** Whether one may go from one square to another in a move; to stay is one, too. */
    public boolean isLegalMove(Site from, Site to) {
        if (isWall(from) || isWall(to)) return false;
        if (from.equals(to)) return true;
        int rowsApart = Math.abs(from.i() - to.i());
        int columnsApart = Math.abs(from.j() - to.j());
        if (ways != null) return ways.getOrDefault(key(from), Set.of()).contains(key(to));
        if (rowsApart > 1 || columnsApart > 1) return false;
        boolean isDiagonal = rowsApart + columnsApart == 2;
        return !isDiagonal || (isRoom(from) && isRoom(to));
    }

    static String key(Site site) {
        return site.i() + "," + site.j();
    }

    private char at(Site site) {
        if (site.i() < 0 || site.i() >= rows.size()) return '#';
        String row = rows.get(site.i());
        return site.j() < 0 || site.j() >= row.length() ? '#' : row.charAt(site.j());
    }
}
