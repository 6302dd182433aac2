/** Numbers, in lists and tables. */

import type { ComponentChildren } from 'preact';

interface FactsProps {
  readonly class?: string;
  readonly id?: string;
  /** What each is called, what it is, and the name under which tests find it. */
  readonly facts: readonly (readonly [title: string, text: ComponentChildren, id?: string])[];
}

export const FactList = ({ class: name, id, facts }: FactsProps) => (
  <dl class={name} data-testid={id}>
    {facts.map(([title, text, key]) => (
      <div key={title}>
        <dt>{title}</dt>
        <dd data-testid={key}>{text}</dd>
      </div>
    ))}
  </dl>
);

interface TableProps {
  readonly id: string;
  readonly class?: string;
  readonly caption: string;
  /** Above the names of the rows; nothing if absent. */
  readonly corner?: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly [name: string, cells: readonly ComponentChildren[]])[];
}

/** Things side by side, each in a column or a row. */
export const CompareTable = ({ id, class: name = '', caption, corner, heads, rows }: TableProps) => (
  <table class={`compare ${name}`} data-testid={id}>
    <caption class="visually-hidden">{caption}</caption>
    <thead>
      <tr>
        {corner === undefined ? <td /> : <th scope="col">{corner}</th>}
        {heads.map((head, at) => (
          <th scope="col" key={String(at)}>
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([title, cells]) => (
        <tr key={title}>
          <th scope="row">{title}</th>
          {cells.map((cell, at) => (
            <td key={String(at)}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
