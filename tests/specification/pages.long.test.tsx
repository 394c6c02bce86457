/** The guard on every page of the table, by every expression of roles: with each way to hold it, and without. */
import { guarded, testRights } from './openPages.tsx'

testRights([...guarded])
