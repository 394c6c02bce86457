/** Masks show the last characters of a plain text: on other types they would show the value itself, or its braces. */
import type { Finding } from '#codegen/problems/errors.ts'
import type { ValueType } from '#schemas/entity.ts'
import type { Draft } from './project.ts'

const masked: readonly ValueType[] = ['string', 'text']

export const checkMask = ({ entity }: Draft): Finding[] =>
  entity.facts.properties.flatMap(({ name, type, format, access }) => {
    if (!access?.mask || (masked.includes(type) && format !== 'html')) return []
    const held = format === 'html' ? 'rich text' : type
    const message = `"${name}" holds ${held}, of which no last characters can be shown; leave out "mask", so that who lacks "read" does not see it`
    return [{ path: ['properties', name, 'x-access', 'mask'], message }]
  })
