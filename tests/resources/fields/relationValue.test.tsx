// @vitest-environment jsdom
/** A related record that is called by choices is called by their words. */
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RelationValue } from '#resources/fields/RelationValue.tsx'
import { renderIn } from '#tests/resources/inForm.tsx'

test('a message of an executed step is called by its channel and status in words', async () => {
  renderIn(
    { resource: 'workflow-execution', record: { id: 1, message: { id: 7, channel: 'post', status: 'delivered' } } },
    <RelationValue source="message" reference="message" embed={['channel', 'status']} />,
  )
  expect(await screen.findByText('Post Afgeleverd')).toBeTruthy()
})
