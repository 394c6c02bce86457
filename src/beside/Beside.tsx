/**
 * Shows records beside a page: a card on a relation that the pointer or the focus rests on, and the drawer with a
 * record. Loaded once the first page stands; it finds the links of any page by their addresses.
 */
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-admin'
import { besideSearch, besideState, placeIn, type Place } from '#resources/contexts/besidePlace.ts'
import { RecordCard } from './RecordCard.tsx'
import { RecordDrawer } from './RecordDrawer.tsx'
import { placeOf, relationLinkAt } from './recordLink.ts'

/** Milliseconds. */
const restBefore = 450
const stayAfter = 250

type Card = { link: HTMLAnchorElement; place: Place }

export const Beside = () => {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const [card, setCard] = useState<Card | null>(null)
  /** The link on which the pointer or the focus has come to rest. */
  const waiting = useRef<HTMLAnchorElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const body = useRef<HTMLDivElement>(null)
  const shown = placeIn(search)

  const rest = () => {
    clearTimeout(timer.current)
    waiting.current = null
  }
  const later = (after: number, act: () => void) => {
    rest()
    timer.current = setTimeout(act, after)
  }
  const close = () => {
    rest()
    setCard(null)
  }
  const restOn = (target: EventTarget | null) => {
    const link = relationLinkAt(target)
    if (link && link === waiting.current) return
    if (link && link === card?.link) return rest()
    if (target instanceof Node && body.current?.contains(target)) return rest()
    const place = link && placeOf(link)
    if (place) {
      later(restBefore, () => link.isConnected && setCard({ link, place }))
      waiting.current = link
    } else if (card) later(stayAfter, close)
    else rest()
  }
  // A finger opens the link itself.
  const handlePointer = useEffectEvent(({ target, pointerType }: PointerEvent) => {
    if (pointerType !== 'touch') restOn(target)
  })
  const handleFocus = useEffectEvent(({ target }: FocusEvent) => {
    if (card || isByKeyboard(target)) restOn(target)
  })
  const handleDown = useEffectEvent(({ target }: Event) => {
    if (!(target instanceof Node && body.current?.contains(target))) close()
  })
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !card) return
    event.stopPropagation()
    close()
  })
  useEffect(() => {
    const pointer = (event: PointerEvent) => handlePointer(event)
    const focus = (event: FocusEvent) => handleFocus(event)
    const down = (event: Event) => handleDown(event)
    const key = (event: KeyboardEvent) => handleKey(event)
    document.addEventListener('pointerover', pointer)
    document.addEventListener('focusin', focus)
    document.addEventListener('pointerdown', down)
    document.addEventListener('keydown', key, true)
    return () => {
      clearTimeout(timer.current)
      document.removeEventListener('pointerover', pointer)
      document.removeEventListener('focusin', focus)
      document.removeEventListener('pointerdown', down)
      document.removeEventListener('keydown', key, true)
    }
  }, [])
  const page = pathname + search
  useEffect(() => close, [page])

  return (
    <>
      {card && (
        <RecordCard
          key={`${card.place.resource}/${card.place.id}`}
          {...card}
          body={body}
          onOpen={() => navigate({ search: besideSearch(search, card.place) }, { state: besideState })}
        />
      )}
      <RecordDrawer
        place={shown}
        onClose={() => {
          if ((state as typeof besideState | null)?.beside) navigate(-1)
          else navigate({ search: besideSearch(search) }, { replace: true })
        }}
      />
    </>
  )
}

const isByKeyboard = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches(':focus-visible')
