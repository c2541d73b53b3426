'use client';
import { useState } from 'react';

export interface Disclosed {
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  open: () => void;
  close: () => void;
  toggle: () => void;
}

/** Whether something is open, such as a dialog: `<Dialog isOpen={isOpen} onClose={close}>`. */
export function useDisclosure(startsOpen = false): Disclosed {
  const [isOpen, setOpen] = useState(startsOpen);
  return {
    isOpen,
    setOpen,
    open: () => setOpen(true),
    close: () => setOpen(false),
    toggle: () => setOpen((was) => !was),
  };
}
