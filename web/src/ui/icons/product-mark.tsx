/** The portal's mark: a route from a stop to an arrow head. */
export const ProductMark = ({ size = 28 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 28 28" aria-hidden="true" focusable="false">
    <rect width="28" height="28" rx="7" fill="#4B66E9" />
    <path d="M7.5 19.5c0-4 3-4.5 6-5s4-3.5 6-4.5" fill="none" stroke="#fff" strokeWidth="2.6" strokeLinecap="round" />
    <circle cx="7.5" cy="19.5" r="2.1" fill="#fff" />
    <path d="m17.5 7 4.3 1.7-2.3 4z" fill="#fff" />
  </svg>
);
