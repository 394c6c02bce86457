/** The story files: one of each kind that people ask about, with numbers of their own (docs/demo.md). */
import type { Planned } from './plannedFile.ts'
import { courtStories } from './courtStories.ts'
import { firstStories } from './firstStories.ts'
import { otherStories } from './otherStories.ts'
import { teller, whole, type Telling } from './tell.ts'

/** Files 1 to 20, and the four others of the debtor of story 7. */
export function stories(telling: Telling): Planned[] {
  const told = teller(telling)
  const all = [...firstStories(told), ...courtStories(told), ...otherStories(told)]
  return all.map((story, index) => whole(story, index, telling))
}
