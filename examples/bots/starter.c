/* A starter bot: hunts whom it is to hunt, flees whom it is to flee, and takes the first legal move where it sees nobody. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char line[1 << 20], legal[1 << 20], role[64];
static int row, col, sees;

static void answer(void) {
    char best[256] = "STAY";
    long least = 0;
    int hunts = !strcmp(role, "monster") || !strcmp(role, "minotaur"), count = 0;
    for (char *word = strtok(legal, " \n"); word; word = strtok(NULL, " \n")) {
        int r, c;
        if (sscanf(word, "%d,%d", &r, &c) != 2 || !sees) r = row, c = col;
        long far = labs(r - row) > labs(c - col) ? labs(r - row) : labs(c - col);
        long cost = hunts ? far : -far;
        if (count++ == 0 || cost < least) least = cost, snprintf(best, sizeof best, "%s", word);
    }
    for (char *at = best; *at; at++) if (*at == ',') *at = ' ';
    printf("move %s\n", best);
}

int main(void) {
    while (fgets(line, sizeof line, stdin)) {
        char *said = strstr(line, " role ");
        if (!strncmp(line, "arena", 5)) puts("name Starter\nready");
        else if (!strncmp(line, "game ", 5) && said) sscanf(said, " role %63s", role);
        else if (!strncmp(line, "turn", 4)) sees = 0;
        else if (sscanf(line, "at foe %d %d", &row, &col) == 2) sees = 1;
        else if (!strncmp(line, "legal ", 6)) strcpy(legal, line + 6);
        else if (!strncmp(line, "go ", 3)) answer();
        else if (!strncmp(line, "quit", 4)) return 0;
        fflush(stdout);
    }
    return 0;
}
