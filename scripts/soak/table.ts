import type { Extent, Progress, Soak } from './trials.ts';

/** What became of one soak. */
export interface Row {
  readonly soak: Pick<Soak, 'name' | 'unit'>;
  readonly extent: Extent;
  readonly progress: Progress;
  /** Tells the sources it ran with from others. */
  readonly sources: string;
  /** Why it did not run, or not to its end; null where it did. */
  readonly trouble: string | null;
}

const HEAD = ['soak', 'n', 'seeds', 'violations', 'wall time', 'sources', 'in'];

/** All soaks, a line each, and below it what they counted and what was wrong. */
export function tableOf(rows: readonly Row[]): string {
  const lines = [HEAD, ...rows.map(cells)];
  const widths = HEAD.map((_, column) => Math.max(...lines.map((line) => line[column]!.length)));
  const table = lines.map((line) =>
    line
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join('  ')
      .trimEnd(),
  );
  return [...table, ...rows.flatMap(countsOf), ...rows.flatMap(violationsOf)].join('\n');
}

/** A cell for each column of the head. */
function cells({ soak, extent, progress, sources, trouble }: Row): readonly string[] {
  const { done, violations, ms, ran } = progress;
  const n = done < extent.n ? `${done} of ${extent.n}` : `${done}`;
  const seeds = done === 0 ? '-' : `${extent.seed} to ${extent.seed + done - 1}`;
  const wrong = done === 0 && violations.length === 0 ? '-' : `${violations.length}`;
  const how = [...(trouble === null ? [] : [trouble]), ...ran].join(', ');
  return [soak.name, `${n} ${soak.unit}`, seeds, wrong, wallTime(ms), sources.slice(0, 8), how];
}

const countsOf = ({ soak, progress }: Row): readonly string[] => {
  const counts = Object.entries(progress.counts).map(([what, count]) => `${count} ${what}`);
  return counts.length === 0 ? [] : [`${soak.name}: ${counts.join(', ')}`];
};

const violationsOf = ({ soak, progress }: Row): readonly string[] =>
  progress.violations.map((violation) => `${soak.name}: ${violation}`);

/** Milliseconds in hours, minutes and seconds. */
function wallTime(ms: number): string {
  const seconds = Math.round(ms / 1000);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return `${parts[0]}:${parts
    .slice(1)
    .map((part) => String(part).padStart(2, '0'))
    .join(':')}`;
}
