import { words as auth } from '@portal/contract/auth/words/en.ts';
import { words as frame } from '@portal/contract/frame/words/en.ts';
import { words as guests } from '@portal/contract/guests/words/en.ts';
import { words as http } from '@portal/contract/http/words/en.ts';
import { words as users } from '@portal/contract/users/words/en.ts';

/** What screens before sign-in say. */
export const guestWords = { auth, frame, guests, http, users };
