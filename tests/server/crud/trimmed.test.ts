import { expect, test } from 'vitest'
import type { Property } from '#schemas/entity.ts'
import { property } from '#schemas/property.ts'
import { trimmed, withoutOuterBlanks } from '#server/crud/trimmed.ts'

const text = (more: Partial<Property> = {}) => property({ name: 'x', type: 'string', ...more })

test('blanks of rich text and of passwords stay', () => {
  expect(trimmed(text(), ' a ')).toBe('a')
  expect(trimmed(text({ type: 'text', format: 'html' }), ' <p>a</p> ')).toBe(' <p>a</p> ')
  expect(trimmed(text({ writeOnly: true }), ' a password ')).toBe(' a password ')
  expect(trimmed(text({ type: 'list', values: ['a'] }), [' a'])).toEqual([' a'])
})

test('what is not what it should be is left for the validator, and so is what is empty', () => {
  for (const body of [null, 'x', [' a '], { x: 1 }, { x: '' }, { x: null }, { y: ' a ' }]) {
    expect(withoutOuterBlanks(body, [text()])).toBe(body)
  }
})
