/** The package itself. This file stands one folder below its root, as source and bundled. */

/** A file to start a thread with, named from the root of what is built: threads run that even where a test runs the source. */
export const builtFile = (name: string): URL => new URL(`../dist/${name}`, import.meta.url);
