/** The record that a row shows, for parts that find a row in the page. */
import type { RaRecord } from 'react-admin'

export const recordOfRow = new WeakMap<Element, RaRecord>()
