import type { Look, Person } from '../core/people.ts';
import { success, type Result } from '../core/result.ts';
import { nameKey } from '../record/names.ts';
import type { StorageProblem } from '../storage/problem.ts';
import {
  changeProfiles,
  readProfiles,
  type ProfileChange,
  type StoredProfile,
} from '../storage/profiles.ts';
import { newId } from './ids.ts';

/** Someone who has played here, to be seated again without typing. */
export interface Profile extends Look {
  readonly id: string;
  readonly name: string;
}

/** The most that are kept; beyond it, who has not played for longest is forgotten. */
export const MOST_PROFILES = 48;

/** Who has played here, the last ones first. */
export async function listProfiles(): Promise<Result<readonly Profile[], StorageProblem>> {
  const profiles = await readProfiles();
  if (!profiles.ok) return profiles;
  return success(
    latestFirst(profiles.value).map(({ id, name, emblem, colour }) => ({
      id,
      name,
      emblem,
      colour,
    })),
  );
}

/** Forgets somebody. Games they have played keep their name. */
export const forgetProfile = (id: string): Promise<Result<null, StorageProblem>> =>
  changeProfiles(() => ({ put: [], forget: [id] }));

/** Remembers who plays now; who is known by the name gets the look they have now. */
export const rememberPeople = (people: readonly Person[]): Promise<Result<null, StorageProblem>> =>
  changeProfiles((profiles) => remembering(people, profiles));

function remembering(people: readonly Person[], profiles: readonly StoredProfile[]): ProfileChange {
  const used = Date.now();
  const idByName = new Map(profiles.map(({ id, name }) => [nameKey(name), id]));
  const put = people.map(({ name, emblem, colour }) => ({
    id: idByName.get(nameKey(name)) ?? newId(),
    name,
    emblem,
    colour,
    used,
  }));
  const ids = new Set(put.map(({ id }) => id));
  const others = latestFirst(profiles.filter(({ id }) => !ids.has(id)));
  return { put, forget: others.slice(MOST_PROFILES - put.length).map(({ id }) => id) };
}

/** Who played together is in the order of names, so that a list is the same every time. */
const latestFirst = (profiles: readonly StoredProfile[]): readonly StoredProfile[] =>
  [...profiles].sort((a, b) => b.used - a.used || a.name.localeCompare(b.name));
