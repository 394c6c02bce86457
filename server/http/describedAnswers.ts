/** Building blocks for the response schemas of routes, used for serialising or for the description of the API only. */

const json = (schema: object) => ({ 'application/json': { schema } })
const object = { type: 'object', additionalProperties: true }

/** An object in which all of these properties are always present. */
export const whole = (properties: object) => ({ type: 'object', required: Object.keys(properties), properties })

/** The record after the action. */
export const recordAnswer = { 200: { description: 'The record as it is now.', content: json(object) } }

/** A list that is returned whole. */
export const itemsAnswer = (description: string) => ({
  200: {
    description,
    content: json({
      type: 'object',
      required: ['items'],
      properties: { items: { type: 'array', items: object } },
    }),
  },
})

/** Values by name. */
export const valuesAnswer = (description: string, values: object) => ({
  200: { description, content: json({ type: 'object', additionalProperties: values }) },
})

/** A PDF file. */
export const pdfAnswer = {
  200: { description: 'The pages.', content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } } },
}

/** Answer that is one object with these properties, all always present. */
export const objectAnswer = (description: string, properties: object, status = 200) => ({
  [status]: { description, content: json(whole(properties)) },
})
