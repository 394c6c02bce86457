/** Panel that slides in over the page; closed by its button, Escape, a click outside or a swipe. */
import Drawer from '@mui/material/Drawer'
import type { SxProps } from '@mui/material/styles'
import { useRef, type ReactNode, type TouchEvent } from 'react'
import { swipe } from '#src/layout/frame.ts'

type PanelProps = {
  from: 'left' | 'top'
  label: string
  open: boolean
  onClose: () => void
  size: SxProps
  children: ReactNode
}

export const Panel = ({ from, label, open, onClose, size, children }: PanelProps) => {
  const swiping = useSwipeOut(from, onClose)
  return (
    <Drawer
      anchor={from}
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-label': label,
          sx: { ...(size as object), touchAction: from === 'left' ? 'pan-y' : 'none' },
          ...swiping,
        },
      }}
    >
      {children}
    </Drawer>
  )
}

/** The panel follows the finger and closes when released past the threshold. */
function useSwipeOut(side: 'left' | 'top', onClose: () => void) {
  const from = useRef<number | null>(null)
  const out = useRef(0)
  const axis = side === 'left' ? 'X' : 'Y'
  const at = ({ touches }: TouchEvent) => touches[0]?.[`client${axis}`] ?? 0
  return {
    onTouchStart: (event: TouchEvent) => {
      from.current = event.touches.length === 1 ? at(event) : null
      out.current = 0
    },
    onTouchMove: (event: TouchEvent<HTMLElement>) => {
      if (from.current === null) return
      const moved = from.current - at(event)
      if (out.current === 0 && moved <= swipe.moves) return
      out.current = Math.max(1, moved)
      Object.assign(event.currentTarget.style, { transition: 'none', transform: `translate${axis}(${-out.current}px)` })
    },
    onTouchEnd: ({ currentTarget: panel }: TouchEvent<HTMLElement>) => {
      const size = side === 'left' ? panel.offsetWidth : panel.offsetHeight
      if (out.current > swipe.closes * size) onClose()
      else if (out.current > 0) Object.assign(panel.style, { transition: 'transform 150ms', transform: 'none' })
      from.current = null
      out.current = 0
    },
  }
}
