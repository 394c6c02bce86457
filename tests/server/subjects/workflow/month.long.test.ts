/** A month of five hundred files: mixtures that sixty do not have. */
import { liveMonth } from './liveMonth.ts'
import { test } from './works.ts'

test('a month of an office', { timeout: 900_000 }, ({ api, desk }) => liveMonth(api, desk, 500))
