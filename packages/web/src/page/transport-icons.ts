/** Pictures of the buttons that move along a timeline, as lines: apart from the others, for those who need no more. */
export const transportIcons = {
  play: 'M8 5.5v13l10.5-6.5z',
  pause: 'M8.5 5.5v13M15.5 5.5v13',
  back: 'M15.5 6l-7 6 7 6zM5.5 6v12',
  forward: 'M8.5 6l7 6-7 6zM18.5 6v12',
  start: 'M18.5 6l-6 6 6 6M12 6l-6 6 6 6M4.5 6v12',
  end: 'M5.5 6l6 6-6 6M12 6l6 6-6 6M19.5 6v12',
} as const;
