// The direction of dependencies, checked. A layer may import what stands left of it, through the front door only;
// layers in the same group do not know each other.
const groups = ['settings', 'world', 'notation|search', 'generate', 'game', 'exact', 'players', 'play', 'puzzle|edit'];
const library = '^packages/asterion/src/';
const tests = '[.](test|bench)[.]ts$'; // may import anything
const inLayer = (names) => `${library}(?:${names})/`;
// A layer has a front door, and what it has of one game has another: game/index.ts, game/rogue/index.ts.
const frontDoorsOf = (layer) => [`${library}${layer}/index[.]ts$`, `${library}${layer}/[^/]+/index[.]ts$`];
const outsideLayers = {
  path: library,
  pathNot: [inLayer([...groups, 'render'].join('|')), `${library}globals[.]d[.]ts$`, `${library}index[.]ts$`],
};

const towardsTheRight = groups.map((names, i) => ({
  name: `${names}-imports-only-from-its-left`,
  severity: 'error',
  from: { path: `${library}(${names})/`, pathNot: tests },
  // $1 is the importing layer itself, so a sibling in the same group is forbidden and its own files are not.
  to: { path: inLayer([...groups.slice(i), 'render'].join('|')), pathNot: `${library}$1/` },
}));

// Inside the hosts the arrows point one way, too: a folder may import what stands left of it, and itself. Every folder that
// is not listed stands on top, such as those of games. Folders of one group do not know each other: what two games share
// is not a game's own.
const hostRules = (name, below) => {
  const source = `^packages/${name}/src/`;
  const groups = [...below, `(?!(?:${below.join('|')})/)[^/]+`];
  const layers = groups.map((group, i) => ({
    name: `${name}-${below[i]?.split('|')[0] ?? 'top'}-imports-only-from-its-left`,
    severity: 'error',
    from: { path: `${source}(${group})/`, pathNot: tests },
    to: { path: `${source}(?:${groups.slice(i).join('|')})/`, pathNot: `${source}$1/` },
  }));
  return [
    ...layers,
    {
      name: `${name}-folders-do-not-import-the-top`,
      comment: 'What starts the host stands above everything; package.ts says where it lies.',
      severity: 'error',
      from: { path: `${source}[^/]+/`, pathNot: [tests, `${source}process/`] },
      to: { path: `${source}[^/]+[.]tsx?$`, pathNot: `${source}package[.]ts$` },
    },
  ];
};

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^maze-builder$' }, // its package promises types that it does not ship
    },
    ...towardsTheRight,
    {
      name: 'render-imports-only-world-and-settings',
      severity: 'error',
      from: { path: inLayer('render'), pathNot: tests },
      to: { path: library, pathNot: inLayer('render|world|settings') },
    },
    {
      name: 'library-files-stand-in-a-layer',
      comment: 'A file outside every known layer would escape the rules above; list a new layer in `groups`.',
      severity: 'error',
      from: {},
      to: outsideLayers,
    },
    { name: 'only-layers-import', severity: 'error', from: outsideLayers, to: {} },
    {
      name: 'across-layers-by-the-front-door',
      severity: 'error',
      from: { path: `${library}([^/]+)/`, pathNot: tests },
      to: { path: `${library}[^/]+/`, pathNot: [`${library}$1/`, ...frontDoorsOf('[^/]+')] },
    },
    {
      name: 'inside-a-layer-not-by-the-front-door',
      severity: 'error',
      from: { path: `${library}([^/]+)/`, pathNot: tests },
      to: { path: frontDoorsOf('$1') },
    },
    {
      name: 'the-root-import-takes-from-front-doors',
      severity: 'error',
      from: { path: `${library}index[.]ts$` },
      to: { pathNot: frontDoorsOf('[^/]+') },
    },
    {
      name: 'the-root-import-stands-above-all-layers',
      severity: 'error',
      from: { path: library },
      to: { path: `${library}index[.]ts$` },
    },
    {
      name: 'library-stands-alone',
      comment: 'No node:*, no npm package, no host: the library runs wherever JavaScript does.',
      severity: 'error',
      from: { path: library, pathNot: tests },
      to: { pathNot: library },
    },
    {
      name: 'hosts-import-published-names',
      comment: '`asterion/world`, never a path into the library: what a host needs is public.',
      severity: 'error',
      from: { path: '^(packages/(?!asterion/)|examples|bench)' },
      to: { path: '^packages/asterion/', dependencyTypes: ['local'] },
    },
    {
      name: 'the-arena-knows-no-host',
      severity: 'error',
      from: { path: '^packages/arena/' },
      to: { path: '^packages/(cli|web)/' },
    },
    {
      name: 'the-command-carries-no-engine',
      comment:
        'What the command takes of the arena into its own files needs no package; all else it loads where it is.',
      severity: 'error',
      from: { path: '^packages/arena/src/(protocol|bots)/', pathNot: tests },
      to: { dependencyTypes: ['npm'], pathNot: '^packages/asterion/' },
    },
    ...hostRules('arena', ['protocol', 'bots', 'sandbox', 'games', 'ratings|store', 'tournament', 'engine']),
    ...hostRules('cli', ['host', 'module', 'terminal', 'scene', 'game', 'check', 'arena']),
    ...hostRules('web', ['page', 'board|transport', 'shell', 'files', 'game']),
    {
      name: 'web-runs-in-a-browser',
      severity: 'error',
      from: { path: '^packages/web/src/', pathNot: tests },
      to: { dependencyTypes: ['core'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true, // type-only imports are dependencies too
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['asterion-source', 'import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts'],
    },
  },
};
