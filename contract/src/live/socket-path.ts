export const socketPath = '/sio/socket.io/';
