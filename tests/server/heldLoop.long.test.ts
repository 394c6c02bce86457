/** No request blocks the event loop, of any route: the worst bodies and queries of each, made from its description. */
import { expect } from 'vitest'
import { test } from '#tests/support/api.ts'
import { sendWorst } from './worstRequests.ts'

test('the worst body and the worst query hold no route up', { timeout: 600_000 }, async ({ api }) => {
  expect(await sendWorst(api, { onePerShape: false })).toBeGreaterThan(15_000)
})
