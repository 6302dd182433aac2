/**
 * The text protocol between a referee and a bot.
 *
 * @module
 */

export {};
