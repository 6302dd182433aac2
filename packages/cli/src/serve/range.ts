/** Parts of a file, as the `Range` field asks for them (RFC 9110, section 14). */

/** Bytes from `start` up to, not including, `end`. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * The part of `size` bytes that a `Range` field asks for; `unsatisfiable` if it lies beyond them. Undefined where the
 * whole is to be sent: by a field that makes no sense, and by one that asks for several parts, which nobody needs here.
 */
export function spanOf(field: string, size: number): Span | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/i.exec(field.trim()) ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '') return spanFrom(Math.max(0, size - Number(last)), size, size); // the last so many
  if (last === '') return spanFrom(Number(first), size, size);
  if (Number(last) < Number(first)) return undefined;
  return spanFrom(Number(first), Number(last) + 1, size);
}

const spanFrom = (start: number, end: number, size: number): Span | 'unsatisfiable' =>
  start < size ? { start, end: Math.min(end, size) } : 'unsatisfiable';
