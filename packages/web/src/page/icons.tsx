/** The few pictures on buttons, as lines in the colour of the text. Always beside a name: they say nothing by themselves. */

import { transportIcons } from './transport-icons.js';

const paths = {
  ...transportIcons,
  dice: 'M5 5h14v14H5zM9 9v.01M15 9v.01M12 12v.01M9 15v.01M15 15v.01',
  plus: 'M12 6v12M6 12h12',
  minus: 'M6 12h12',
  focus: 'M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M9 9h6v6H9z',
  fit: 'M5 9V5h4M15 5h4v4M19 15v4h-4M9 19H5v-4',
  system: 'M4 6h16v10H4zM9 20h6M12 16v4',
  light:
    'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6L7 7M17 17l1.4 1.4M5.6 18.4L7 17M17 7l1.4-1.4',
  dark: 'M19 14.5A7.5 7.5 0 0 1 9.5 5 7.5 7.5 0 1 0 19 14.5z',
  contrast: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 4v16M14.5 5v14M17 7v10',
  settings: 'M4 8h9M17 8h3M4 16h3M11 16h9M15 6v4M9 14v4',
  help: 'M9.3 9.2A2.8 2.8 0 1 1 12 12.4v1.9M12 17.6v.01',
  link: 'M10 14l4-4M8.5 11.5l-2 2a2.8 2.8 0 0 0 4 4l2-2M15.5 12.5l2-2a2.8 2.8 0 0 0-4-4l-2 2',
  close: 'M7 7l10 10M17 7L7 17',
  download: 'M12 4v10M8 10.5l4 4 4-4M5 19h14',
  open: 'M4 18V6h5l2 2.5h9V18zM12 15.5v-4M10 13.2l2-2 2 2',
  print: 'M7 9V4h10v5M7 17H4.5V9h15v8H17M7 14h10v6H7z',
  undo: 'M8.5 5L4.5 9l4 4M5 9h8.5a5 5 0 0 1 0 10H9',
  redo: 'M15.5 5l4 4-4 4M19 9h-8.5a5 5 0 0 0 0 10H15',
  tunnel: 'M4 19v-6a4 4 0 0 1 8 0v6zM12 8.5a4 4 0 0 1 8 2.5v8h-8',
  fork: 'M12 20v-6M12 14C12 9.5 7 10.5 7 5M12 14c0-4.5 5-3.5 5-9M4.5 7.5L7 5l2.5 2.5M14.5 7.5L17 5l2.5 2.5',
  edit: 'M5 19l1-4L16 5l3 3L9 18zM13.5 7.5l3 3',
  copy: 'M9 9h10v10H9zM15 9V5H5v10h4',
} as const;

export type IconName = keyof typeof paths;

export const Icon = ({ name }: { readonly name: IconName }) => (
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={paths[name]} />
  </svg>
);
