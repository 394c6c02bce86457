/** Pieces of which routes say what they answer: how their answers are written, or for the description of the API alone. */

const json = (schema: object) => ({ 'application/json': { schema } })
const object = { type: 'object', additionalProperties: true }

/** An object that always has all of these. */
export const whole = (properties: object) => ({ type: 'object', required: Object.keys(properties), properties })

/** The record as the action left it. */
export const recordAnswer = { 200: { description: 'The record as it is now.', content: json(object) } }

/** Of a list that is given whole. */
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

/** Values by their names. */
export const valuesAnswer = (description: string, values: object) => ({
  200: { description, content: json({ type: 'object', additionalProperties: values }) },
})

/** A file of pages. */
export const pdfAnswer = {
  200: { description: 'The pages.', content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } } },
}

/** One object with these properties, all of them always there. */
export const objectAnswer = (description: string, properties: object, status = 200) => ({
  [status]: { description, content: json(whole(properties)) },
})
