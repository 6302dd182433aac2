/** A square of a dungeon: row and column, both from 0. */
public final class Site {
    private final int i;
    private final int j;

    public Site(int i, int j) {
        this.i = i;
        this.j = j;
    }

    public int i() {
        return i;
    }

    public int j() {
        return j;
    }

    /** Rows plus columns between two squares. */
    public int manhattanTo(Site other) {
        return Math.abs(i - other.i) + Math.abs(j - other.j);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Site && ((Site) other).i == i && ((Site) other).j == j;
    }

    @Override
    public int hashCode() {
        return 31 * i + j;
    }

    @Override
    public String toString() {
        return "(" + i + ", " + j + ")";
    }
}
