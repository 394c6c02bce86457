/** What `npm run add -- --help` says. */
import { kinds } from './token.ts'

export const usage = `npm run add <entity> <property>[:<type>][!] …

  npm run add courier name! phone:phone-e164 depot:depot! state:enum(open|shut) parent:courier

The entity is written in kebab-case and in the singular, properties in camelCase; "!" makes one required.
Types: ${kinds.join(', ')}, or the name of an entity, to which the property then leads; without a type it is a
line of text. A relation to the new entity itself that is called "parent" makes a tree.

  -- --title-nl Koerier --plural-nl Koeriers   words that schemas/glossary.json lacks; -fr as well

What else a schema says (states, rows, sums, rules) is in docs/schema-language.md.`
