import type { Grid } from 'asterion/world';

interface Props {
  /** What it is called: `board`. */
  readonly name: string;
  /** Undefined until it is known. */
  readonly grid: Grid | undefined;
  readonly fault: string | undefined;
}

/** A world that no settings make: what is known of it, or why it cannot be used. */
export function Given({ name, grid, fault }: Props) {
  if (fault !== undefined)
    return (
      <p class="fault" role="alert">
        {fault}
      </p>
    );
  if (grid === undefined) return null;
  return (
    <p class="hint" data-testid="given">
      A {name} of its own: {grid.shape.name}, {grid.rows} rows, {grid.cols} columns. The link holds all of it.
    </p>
  );
}
