/** A swipe inwards from the left side of the window or from its top. */
import { useEffect, useEffectEvent } from 'react'
import { swipe } from '#src/layout/frame.ts'

/** @param zone Pixels from that side within which the swipe begins. */
export function useSwipeFrom(side: 'left' | 'top', zone: number, isOn: boolean, onSwipe: () => void): void {
  const handleSwipe = useEffectEvent(onSwipe)
  useEffect(() => {
    if (!isOn) return
    let from: Touch | undefined
    const start = ({ touches, target }: TouchEvent) => {
      const [touch, second] = touches
      const isNear = touch !== undefined && (side === 'left' ? touch.clientX : touch.clientY) <= zone
      // Dialogs and open panels have gestures of their own.
      const isOver = target instanceof Element && target.closest('.MuiModal-root') !== null
      from = isNear && second === undefined && !isOver ? touch : undefined
    }
    const move = ({ touches: [touch] }: TouchEvent) => {
      if (!from || !touch) return
      const [x, y] = [touch.clientX - from.clientX, touch.clientY - from.clientY]
      const [inwards, along] = side === 'left' ? [x, Math.abs(y)] : [y, Math.abs(x)]
      if (along > swipe.moves && along >= inwards) from = undefined
      else if (inwards > swipe.moves) {
        from = undefined
        handleSwipe()
      }
    }
    document.addEventListener('touchstart', start, { passive: true })
    document.addEventListener('touchmove', move, { passive: true })
    return () => {
      document.removeEventListener('touchstart', start)
      document.removeEventListener('touchmove', move)
    }
  }, [side, zone, isOn])
}
