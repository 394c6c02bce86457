/** A month of sixty files; rarer mixtures are lived through by `month.long.test.ts`. */
import { liveMonth } from './liveMonth.ts'
import { test } from './works.ts'

test('a month of an office', { timeout: 300_000 }, ({ api, desk }) => liveMonth(api, desk, 60))
