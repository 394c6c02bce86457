/** The question of the page, kept in the address; each calculator keeps what was filled in while the page is open. */
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-admin'
import { dayOf, type IsoDate } from '#domain/time/day.ts'
import { addressOf, fits, heldAt, type Held } from './address.ts'
import type { CalculatorName, Question } from './calculators.ts'

/** Milliseconds of rest before the address follows. */
const pause = 300

type Kept = Held & {
  today: IsoDate
  /** false: there is too much for an address, so a link opens the calculator empty. */
  isInAddress: boolean
  ask: (question: Question) => void
  open: (name: CalculatorName) => void
}

export function useQuestion(): Kept {
  const navigate = useNavigate()
  const { search } = useLocation()
  const [today] = useState(() => dayOf(Date.now()))
  const [held, setHeld] = useState(() => heldAt(search, today))
  const [known, setKnown] = useState(search)
  const [written, setWritten] = useState(search)
  const [others, setOthers] = useState<Partial<Record<CalculatorName, Held>>>({})
  if (search !== known) {
    setKnown(search)
    if (search !== written) {
      setHeld(heldAt(search, today))
      setWritten(search)
    }
  }
  const whole = addressOf(held, today)
  const isInAddress = fits(whole)
  const wanted = isInAddress ? whole : `?of=${held.name}`
  useEffect(() => {
    if (wanted === known) return
    const timer = setTimeout(() => {
      setWritten(wanted)
      navigate({ search: wanted }, { replace: true })
    }, pause)
    return () => clearTimeout(timer)
  }, [wanted, known, navigate])

  const open = (name: CalculatorName) => {
    if (name === held.name) return
    const next = others[name] ?? heldAt(`?of=${name}`, today)
    const address = addressOf(next, today)
    const there = fits(address) ? address : `?of=${name}`
    setOthers({ ...others, [held.name]: held })
    setHeld(next)
    setWritten(there)
    navigate({ search: there })
  }
  return { ...held, today, isInAddress, ask: (question) => setHeld({ name: held.name, question }), open }
}
