/** Content of the panels of tabs, read from the page because inputs come and go with rights and conditions. */
import { useEffect, useState, type RefObject } from 'react'

type Marks = {
  /** Panels with a mistake. */
  faulty: readonly string[]
  /** Panels without any input or value. */
  empty: readonly string[]
}

export const faultyInput = '[aria-invalid=true]:not(:disabled), [data-faulty]'
/** Inputs and values, below the heading of their group. */
const content = ':scope > section > :last-child > *'

/** @param place Element around the panels, each with its name in `data-tab`. */
export function usePanelMarks(place: RefObject<HTMLElement | null>): Marks {
  const [marks, setMarks] = useState<Marks>({ faulty: [], empty: [] })
  useEffect(() => {
    const element = place.current
    if (!element) return
    const read = () => {
      const panels = [...element.querySelectorAll<HTMLElement>('[data-tab]')]
      const namesOf = (some: readonly HTMLElement[]) => some.map((panel) => panel.dataset.tab ?? '')
      const next = {
        faulty: namesOf(panels.filter((panel) => panel.querySelector(faultyInput))),
        empty: namesOf(panels.filter((panel) => !panel.querySelector(content))),
      }
      setMarks((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next))
    }
    read()
    const observer = new MutationObserver(read)
    observer.observe(element, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['aria-invalid', 'data-faulty', 'disabled'],
    })
    return () => observer.disconnect()
  }, [place])
  return marks
}
