/**
 * A server killed during a stream of writes loses nothing that it acknowledged, and starts again by itself.
 *
 * @module-tag kill
 */
import { test } from 'vitest'
import { killDuringWrites } from './killDuringWrites.ts'

test('no acknowledged write is lost when the server is killed', { timeout: 210_000 }, () => killDuringWrites(1))
