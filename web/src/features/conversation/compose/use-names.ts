import type { Audience } from '@portal/contract/conversation/audiences.ts';
import type { ConversationPerson } from '@portal/contract/conversation/message.ts';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { useMe } from '../../../platform/session/current-user.ts';
import { peopleOf } from '../conversation.api.ts';
import { namedIn, nameBeingTyped, withName, withoutName } from '../message-text.ts';
import type { Candidate } from './name-list.tsx';

const mostShown = 6;

/** Who fits what is typed of a name; the reason stands with those who do not read the message. */
const candidatesFor = (
  typed: string | null,
  people: readonly ConversationPerson[],
  audience: Audience,
  refusal: string,
): Candidate[] => {
  if (typed === null) return [];
  const wanted = typed.toLocaleLowerCase();
  return people
    .filter(({ name }) => name.toLocaleLowerCase().includes(wanted))
    .slice(0, mostShown)
    .map((person) => ({ person, refusal: person.audiences.includes(audience) ? null : refusal }));
};

type NamesProps = {
  loadId: number;
  audience: Audience;
  audienceName: string;
  text: string;
  onText: (text: string) => void;
  field: RefObject<HTMLTextAreaElement | null>;
};

/** Where the caret stands in a field, and how text and caret are set together. */
const useCaret = ({ text, onText, field }: Pick<NamesProps, 'text' | 'onText' | 'field'>) => {
  const [caret, setCaret] = useState(0);
  const wanted = useRef<number | null>(null);
  // Before the next key: the field has the new text by then.
  useLayoutEffect(() => {
    if (wanted.current !== null) field.current?.setSelectionRange(wanted.current, wanted.current);
    wanted.current = null;
  });
  const place = (next: { text: string; caret: number }) => {
    onText(next.text);
    setCaret(next.caret);
    wanted.current = next.caret;
  };
  const read = () => setCaret(field.current?.selectionStart ?? 0);
  const begin = () => {
    const at = field.current?.selectionStart ?? text.length;
    const space = at === 0 || /\s$/.test(text.slice(0, at)) ? '' : ' ';
    field.current?.focus();
    place({ text: `${text.slice(0, at)}${space}@${text.slice(at)}`, caret: at + space.length + 1 });
  };
  return { caret: Math.min(caret, text.length), place, read, begin };
};

/** Which of a list is marked, and what its keys do. */
const useMarked = (candidates: readonly Candidate[], pick: (candidate: Candidate) => void, hide: () => void) => {
  const [active, setActive] = useState(0);
  const step = (by: number) => setActive((active + by + candidates.length) % candidates.length);
  const onKey = ({ key }: KeyboardEvent): boolean => {
    const candidate = candidates[active];
    if (key === 'ArrowDown') step(1);
    else if (key === 'ArrowUp') step(-1);
    else if ((key === 'Enter' || key === 'Tab') && candidate) pick(candidate);
    else if (key === 'Escape') hide();
    else return false;
    return true;
  };
  return { active, onKey, restart: () => setActive(0) };
};

/** The list of names that opens with an @, and what its keys do. */
export const useNames = ({ loadId, audience, audienceName, ...text }: NamesProps) => {
  const { t } = useTranslation();
  const me = useMe();
  const id = useId();
  const [isHidden, setIsHidden] = useState(false);
  const { caret, place, read, begin } = useCaret(text);
  const people = useQuery({ ...peopleOf(loadId), enabled: text.text.includes('@') });
  const known = (people.data?.items ?? []).filter((person) => person.id !== me.user.id);
  const typed = isHidden ? null : nameBeingTyped(text.text, caret);
  const candidates = candidatesFor(typed, known, audience, t('conversation.not_a_reader', { audience: audienceName }));
  const pick = ({ person, refusal }: Candidate) => {
    if (refusal === null) place(withName(text.text, caret, person.name));
  };
  const { active, onKey: onListKey, restart } = useMarked(candidates, pick, () => setIsHidden(true));
  const isOpen = candidates.length > 0;
  /** Whether the key was for the list, or took a name away as one. */
  const onKey = (event: KeyboardEvent<HTMLTextAreaElement>): boolean => {
    if (isOpen && onListKey(event)) return true;
    const { selectionStart, selectionEnd } = event.currentTarget;
    if (event.key !== 'Backspace' || selectionStart !== selectionEnd) return false;
    const without = withoutName(text.text, selectionStart, known);
    if (without) place(without);
    return without !== null;
  };
  const onCaret = () => {
    read();
    restart();
    setIsHidden(false);
  };
  const listProps = {
    'aria-autocomplete': 'list',
    'aria-controls': isOpen ? id : undefined,
    'aria-activedescendant': isOpen ? `${id}-${active}` : undefined,
  } as const;
  return {
    id,
    isOpen,
    candidates,
    active,
    pick,
    onKey,
    onCaret,
    begin,
    named: namedIn(text.text, known).map((person) => person.id),
    listProps,
  };
};
