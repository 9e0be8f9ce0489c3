/** The kit's layered styles that every screen needs; a wrapper adds the sheet of its own component. */
import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/global.layer.css';
import './fonts.css';
import './tokens.css';
import './global.css';
