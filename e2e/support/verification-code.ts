/** The rows of the code that says "http://localhost/verify/K7QF2M9D", a bit a module. */
const rows =
  '1fd9877f 1048ea41 17583a5d 1759045d 17494c5d 105c9a41 1fd5557f 124200 af82ced b8b4441 11d752ca 1610d166 1a5a6940 419dba8 5fce923 178aa531 1643e903 9d3de7 145c36bf 79ccb38 137963ff 111b13 1fdc9d5c 1051cd16 174cd5fb 1759f451 174bd335 1054cea2 1fc7b91a'.split(
    ' ',
  );

const squares = rows.flatMap((row, y) =>
  [...Number.parseInt(row, 16).toString(2).padStart(29, '0')].flatMap((bit, x) =>
    bit === '1' ? [`M${x + 4} ${y + 4}h1v1h-1z`] : [],
  ),
);

/** The same as the server sends it. */
export const verificationSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 37 37" shape-rendering="crispEdges"><path d="${squares.join('')}"/></svg>`;
