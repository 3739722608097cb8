import path from 'node:path';
import {YamlFile} from '../contract/YamlFile';

/** An invented person, company or vehicle: its values under the names that fields of the API have. */
export type CastMember = Readonly<Record<string, unknown>>;

/** Members by their place in `cast.yaml`: `people.lucia`. */
export type Cast = ReadonlyMap<string, CastMember>;

/** The cast of one workflow: members by the roles that they have in it. */
export type Roles = ReadonlyMap<string, CastMember>;

/**
 * Reads the cast of all workflows.
 *
 * @param dir - absolute path of the folder that holds `cast.yaml`
 * @throws if there is no such file, or it is no YAML
 */
export function readCast(dir: string): Cast {
  const file = new YamlFile(path.join(dir, 'cast.yaml'));
  file.refuse();
  const groups = file.content as Record<string, Record<string, CastMember>>;
  return new Map(
    Object.entries(groups).flatMap(([group, members]) =>
      Object.entries(members).map(([name, member]): [string, CastMember] => [`${group}.${name}`, member]),
    ),
  );
}

/** The value that the cast of a workflow has under a field's name: of the first role that has one. */
export function castValue(roles: Roles, field: string): unknown {
  return [...roles.values()].find((member) => Object.hasOwn(member, field))?.[field];
}

/** Values short enough to stand for many things, a country's code for instance, tell nothing about a member. */
const tellingLength = 6;

/** Texts that belong to some member, but to none of a workflow's cast, and the member they belong to. */
export function strangers(cast: Cast, roles: Roles): Map<string, string> {
  const texts = (member: CastMember): string[] =>
    Object.values(member).filter(
      (value): value is string => typeof value === 'string' && value.length >= tellingLength,
    );
  const own = new Set([...roles.values()].flatMap(texts));
  return new Map(
    [...cast].flatMap(([name, member]) =>
      texts(member)
        .filter((text) => !own.has(text))
        .map((text): [string, string] => [text, name]),
    ),
  );
}
