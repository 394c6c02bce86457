/** Inputs and answers of the routes about rights, for validation and documentation. */
const text = { type: 'string' }
const number = { type: 'integer' }
const yes = { type: 'boolean' }
const list = (items: object) => ({ type: 'array', items })
const object = (properties: object, more: object = {}) => ({
  type: 'object',
  required: Object.keys(properties),
  properties: { ...properties, ...more },
})

const named = { ...object({ id: number, name: text }), type: ['object', 'null'] }
const group = object({ id: number, name: text, code: text, active: yes, members: number, roles: list(text) })
const subject = object({
  kind: { type: 'string', enum: ['group', 'user'] },
  id: number,
  name: text,
  active: yes,
  _version: number,
  own: list(text),
  inherited: list(text),
  effective: list(object({ role: text, origins: list({ type: 'string', enum: ['own', 'group'] }) })),
  group: named,
  members: number,
})
const tags = ['acl']
const params = { type: 'object', properties: { id: text } }
const querystring = {
  type: 'object',
  properties: { kind: { type: 'string', enum: ['group', 'user'], default: 'group' } },
}

export const aclSchemas = {
  all: {
    tags,
    summary: 'All rights by area, and the groups with theirs',
    response: { 200: object({ roles: list(object({ role: text, area: text })), groups: list(group) }) },
  },
  users: {
    tags,
    summary: 'Accounts, found by name, username or e-mail; at most 50',
    querystring: { type: 'object', properties: { keywords: { type: 'string', maxLength: 100, default: '' } } },
    response: {
      200: object({
        items: list(
          object(
            { id: number, name: text, username: text, active: yes, own: number },
            { group: { type: ['string', 'null'] } },
          ),
        ),
      }),
    },
  },
  role: {
    tags,
    summary: 'Who has this right',
    params: { type: 'object', properties: { role: text } },
    response: {
      200: object({
        role: text,
        groups: list(group),
        users: list(object({ id: number, name: text, username: text, active: yes, own: yes, group: named })),
      }),
    },
  },
  one: {
    tags,
    summary: 'Rights of a group or an account, and where they come from',
    params,
    querystring,
    response: { 200: subject },
  },
  change: {
    tags,
    summary: 'Change the rights that a group or an account has of its own',
    params,
    querystring,
    body: {
      ...object({ roles: { ...list(text), maxItems: 200 }, _version: number }),
      additionalProperties: true,
    },
    response: { 200: subject },
  },
}
