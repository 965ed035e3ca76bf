/**
 * What the running app may reach through any number of imports. Type imports are left out here,
 * since they are gone by then; directions.mjs looks at those.
 */
import { options } from './options.mjs';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'ui-never-reaches-a-state',
      comment:
        'Whatever a component could reach, a slip could show: a full state is never among it.',
      severity: 'error',
      from: { path: '^src/lib/(ui|games/[^/]+/ui)/', pathNot: '(\\.test\\.ts$|/testing/)' },
      to: { path: '^src/lib/games/[^/]+/rules/state\\.ts$', reachable: true },
    },
    {
      name: 'workers-open-no-kit',
      comment:
        'A kit brings the screens of a game along, and a worker has no page: it would load what it cannot use.',
      severity: 'error',
      from: { path: '^src/lib/games/[^/]+/bots/worker\\.ts$' },
      to: { path: '^src/lib/games/([^/]+/kit|registry)\\.ts$', reachable: true },
    },
    {
      name: 'no-cycles',
      comment:
        'In a cycle, which module is whole when another runs depends on who was asked first.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: { ...options, tsPreCompilationDeps: false },
};
