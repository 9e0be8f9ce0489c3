/**
 * The code points that the font of papers (Arimo) has in both weights, as hexadecimal ranges: Latin, Greek, Cyrillic and
 * the signs people type. Scripts that run from right to left are left out, since papers order their words otherwise, and
 * so are signs that look like another one of the font. A test of the server compares them with the font.
 */
export const paperLetters = [
  '20-7e a0-ac ae-33f 342 345-34e 350-373 375-377 37a-37d 37f 384-386 388-38a 38c 38e-3a1 3a3-4d7 4da-52f',
  '1ab0-1abe 1c80-1c88 1d00-1df5 1dfb-1f15 1f18-1f1d 1f20-1f45 1f48-1f4d 1f50-1f57 1f59 1f5b 1f5d',
  '1f5f-1f70 1f72 1f74 1f76 1f78 1f7a 1f7c 1f80-1fb4 1fb6-1fba 1fbc-1fbd 1fbf-1fc4 1fc6-1fc8 1fca',
  '1fcc-1fd2 1fd6-1fda 1fdd-1fe2 1fe4-1fea 1fec-1fed 1ff2-1ff4 1ff6-1ff8 1ffa 1ffc 1ffe 2010-2027',
  '2030-205e 2070-2071 2074-208e 2090-209c 20a0-20be 20f0 2100-2125 2127-2129 212c-214f 2153-2154',
  '215b-215e 2184 2190-2195 21a8 2202 2206 220f 2211-2212 2219-221a 221e-221f 2229 222b 2248 2260-2261',
  '2264-2265 2302 2310 2320-2321 2500 2502 250c 2510 2514 2518 251c 2524 252c 2534 253c 2550-256c 2580',
  '2584 2588 258c 2590-2593 25a0-25a1 25aa-25ac 25b2 25ba 25bc 25c4 25ca-25cc 25cf 25d8-25d9 25e6',
  '263a-263c 2640 2642 2660 2663 2665-2666 266a-266b 266f 2c60-2c7f 2de0-2e42 a640-a69f a717-a7ae',
  'a7b0-a7b7 a7f7-a7ff ab30-ab65 fb01-fb04 fe20-fe2f fffc-fffd',
]
  .join(' ')
  .split(' ');

/** Signs whose shape in that font is that of another one, by which they are written. */
export const lookAlikes: Readonly<Record<string, string>> = { Ә: 'Ə', ә: 'ə', '∕': '⁄' };
