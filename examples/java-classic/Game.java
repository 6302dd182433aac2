/** What a Monster or a Rogue may ask about the game it is in. */
public class Game {
    private final Dungeon dungeon;
    private Site monster;
    private Site rogue;

    public Game(Dungeon dungeon) {
        this.dungeon = dungeon;
    }

    public Dungeon getDungeon() {
        return dungeon;
    }

    public Site getMonsterSite() {
        return monster;
    }

    public Site getRogueSite() {
        return rogue;
    }

    void place(Site monsterSite, Site rogueSite) {
        monster = monsterSite;
        rogue = rogueSite;
    }
}
