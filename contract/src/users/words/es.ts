import type { Widen } from '../../words/widen.ts';
import type { words as en } from './en.ts';

export const words = {
  password: {
    label: 'Contraseña nueva',
    repeat: 'Repita la contraseña nueva',
    differ: 'Las contraseñas no coinciden.',
    needs: 'Su contraseña necesita',
    length: '8 caracteres o más',
    upper: 'Una mayúscula',
    lower: 'Una minúscula',
    number: 'Un número',
    symbol: 'Un símbolo',
    met: 'listo',
    missing: 'falta',
  },
  forgot: {
    title: '¿Olvidó su contraseña?',
    text: 'Escriba su correo y le enviaremos un enlace para establecer una nueva contraseña.',
    email: 'Correo electrónico',
    submit: 'Enviar el enlace',
    back: 'Volver a iniciar sesión',
    sent_title: 'Revise su correo',
    sent_text:
      'Si {{email}} pertenece a una cuenta, el enlace para establecer una nueva contraseña va en camino. Funciona una sola vez, durante 15 minutos.',
    sent_hint: '¿No le llegó? Busque en el correo no deseado, o revise la dirección y solicítelo de nuevo.',
    again: 'Usar otra dirección',
  },
  recover: {
    title: 'Establezca una nueva contraseña',
    text: 'Elija una que no use en ningún otro sitio.',
    end_access:
      'Es posible que otra persona haya usado mi cuenta: desactivar también mis claves de API, mis llaves de acceso y los enlaces que compartí',
    submit: 'Guardar la contraseña',
    done_title: 'Su nueva contraseña está lista',
    done_text: 'Se cerró su sesión en todos los dispositivos. Inicie sesión con la nueva contraseña.',
    sign_in: 'Iniciar sesión',
    expired_title: 'Este enlace ya no funciona',
    expired_text:
      'Cada enlace funciona una sola vez: durante 15 minutos, o 7 días si es una invitación. Su contraseña no cambió; solicite un enlace nuevo.',
    ask_again: 'Solicitar otro enlace',
  },
  welcome: {
    title: 'Le damos la bienvenida al portal de fletes',
    text: 'Establezca la contraseña con la que iniciará sesión. Elija una que no use en ningún otro sitio.',
    done_title: 'Su contraseña está lista',
    done_text: 'Ya puede iniciar sesión.',
  },
  change: {
    title: 'Cambie su contraseña',
    text: 'Se cerrará la sesión en sus otros dispositivos.',
    old: 'Contraseña actual',
    forgot: '¿Olvidó su contraseña?',
    submit: 'Cambiar contraseña',
    cancel: 'Cancelar',
    done_title: 'Su contraseña cambió',
    done_text: 'Se cerró la sesión en sus otros dispositivos; en este sigue abierta.',
    back: 'Ir al portal',
  },
  settings: {
    how_to_videos_url: 'Dirección de los videos de ayuda',
  },
  errors: {
    unknown_theme: 'Ese tema no existe. Elija otro.',
    email_taken: 'Este correo ya está en uso. Escriba otro.',
    too_many_taken:
      'Escribió demasiados correos que ya están en uso. Inténtelo de nuevo en {{minutes}} minutos o comuníquese con nosotros.',
    password_length: 'Use de {{minimum}} a {{maximum}} caracteres.',
    password_weak: 'Combine mayúsculas, minúsculas, números y símbolos.',
    password_common: 'Esta contraseña es fácil de adivinar. Elija otra.',
    old_password_wrong: 'La contraseña actual no es correcta.',
    link_not_valid: 'Este enlace ya no es válido. Solicite uno nuevo.',
    last_admin: 'Es el último administrador que puede iniciar sesión. Nombre antes a otro.',
    role_above: 'No puede otorgar un rol superior al suyo.',
    role_of_operator: 'Solo la cuenta del operador tiene administradores de la plataforma.',
    commission_of_sales: 'Solo los agentes de ventas reciben comisión.',
    commission_overlap: 'Los días de este intervalo se traslapan con otro, o terminan antes de empezar.',
    not_found: '¡Usuario no encontrado!',
  },
} satisfies Widen<typeof en>;
