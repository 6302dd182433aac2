/** What tells of tournaments, beside the page. In a file of its own, which the build reads, too. */
export const TOURNAMENTS = 'arena/tournaments.json';
