import type { EndKind } from './result.js';
import './result.css';

const SIGNS: Readonly<Record<EndKind, string>> = { won: '★', lost: '✕', draw: '=', over: '■' };

/** A sign for each kind of end, so that colours are not all there is; the words stand beside it. */
export const ResultSign = ({ result }: { readonly result: EndKind }) => (
  <span class="result-sign" aria-hidden="true" data-testid={`result-${result}`}>
    {SIGNS[result]}
  </span>
);
