/** Emits `docs/lifecycles/<entity>.md`: the states as a Mermaid diagram, and the actions as a table. */
import type { Lifecycle } from '#schemas/entity.ts'
import type { EntityModel, OutputFile, ProjectEmitter } from '#codegen/model.ts'
import type { Due, LifecycleAction } from '#schemas/lifecycle.ts'

export const emitLifecycleDiagrams: ProjectEmitter = ({ entities }) =>
  entities.flatMap((entity): OutputFile[] => {
    const { lifecycle, name } = entity.facts
    return lifecycle ? [{ path: `docs/lifecycles/${name}.md`, text: textOf(entity, lifecycle) }] : []
  })

function textOf({ facts, texts, properties, file }: EntityModel, lifecycle: Lifecycle): string {
  const state = properties.find((property) => property.facts.name === lifecycle.property)
  const titles = state?.texts.en.values ?? {}
  const title = (name: string) => titles[name] ?? name
  return [
    `# ${texts.en.title}: states and actions\n\nGenerated from ${file} by npm run codegen. Do not edit.\n`,
    `\n\`\`\`mermaid\nstateDiagram-v2\n${diagram(lifecycle, title)
      .map((line) => `  ${line}\n`)
      .join('')}\`\`\`\n`,
    `\n| action | from | to | who | beside that |\n| --- | --- | --- | --- | --- |\n`,
    ...Object.entries(lifecycle.actions).map(
      ([name, action]) =>
        `| \`${name}\` ${texts.en.actions[name]?.title ?? ''} | ${list(action.from, title)} | ${toText(action, title)} | ${whoTakes(action)} | ${besides(action)} |\n`,
    ),
    `\n| state | requires | may be edited | may be deleted | ends by itself |\n| --- | --- | --- | --- | --- |\n`,
    ...Object.entries(lifecycle.states).map(
      ([name, { require = [], editable, deletable, due }]) =>
        `| ${title(name)} | ${require.join(', ') || '—'} | ${editable === true ? 'yes' : editable === false ? 'no' : editable.join(', ')} | ${deletable ? 'yes' : 'no'} | ${due ? dueText(due) : '—'} |\n`,
    ),
    `\nThe state is \`${lifecycle.property}\`; calls are \`POST ${facts.api}/{id}/{action}\`.\n`,
  ].join('')
}

function diagram({ initial, states, actions }: Lifecycle, title: (name: string) => string): string[] {
  const edges = new Map<string, string[]>()
  for (const [name, { from, to }] of Object.entries(actions))
    for (const start of from)
      for (const end of typeof to === 'string' ? [to === '=' ? start : to] : to) {
        const edge = `${start} --> ${end}`
        edges.set(edge, [...(edges.get(edge) ?? []), name])
      }
  return [
    ...Object.keys(states).map((name) => `state "${title(name)}" as ${name}`),
    ...initial.map((name) => `[*] --> ${name}`),
    ...[...edges].map(([edge, names]) => `${edge}: ${names.join(', ')}`),
    ...Object.keys(states)
      .filter((name) => states[name]?.final)
      .map((name) => `${name} --> [*]`),
  ]
}

const list = (names: readonly string[], title: (name: string) => string): string => names.map(title).join(', ')

const toText = ({ to }: LifecycleAction, title: (name: string) => string): string =>
  typeof to !== 'string' ? list(to, title) : to === '=' ? 'stays' : title(to)

function whoTakes({ by, access = '', notBy = [] }: LifecycleAction): string {
  const people = [access, ...(notBy.length > 0 ? [`not by ${notBy.join(', ')}`] : [])].join(', ')
  return by === 'system' ? 'the program' : by === 'both' ? `${people}; the program` : people
}

function besides({
  fields,
  when,
  guard = [],
  effect = [],
  set = {},
  undo,
  bulk,
  tells,
  replaces,
  identify,
}: LifecycleAction): string {
  const parts = {
    'asks for': [...fields.require, ...fields.optional.map((name) => `${name} (may be left out)`)],
    'only when': when ? [JSON.stringify(when).replaceAll('|', '\\|')] : [],
    guards: guard,
    sets: Object.keys(set),
    effects: effect,
    'undone by': undo ? [undo] : [],
    tells: tells ? [`${tells} once${replaces ? ` (another where ${replaces})` : ''}`] : [],
    'asks again': identify ? ['who it is'] : [],
    'at once': bulk ? [`at most ${bulk}`] : [],
  }
  const told = Object.entries(parts).flatMap(([what, names]) =>
    names.length > 0 ? [`${what} ${names.join(', ')}`] : [],
  )
  return told.join('; ') || '—'
}

const dueText = ({ from, after, calendar, action }: Due): string =>
  `\`${action}\` ${after} after ${from}${calendar ? ` (${calendar})` : ''}`
