/**
 * Bots from outside: programs and what they are held to.
 *
 * @module
 */

export {};
