/**
 * Words that guessed passwords are made of, after digits and symbols at both ends are taken off and letters that were
 * swapped for look-alikes are put back. From the lists that attackers try first, in English and Spanish.
 */
export const commonPasswordWords: ReadonlySet<string> = new Set(
  `
  a aa aaa aaaa aaaaa aaaaaa aaaaaaa aaaaaaaa abc abcd abcde abcdef abcdefg abcdefgh abc123abc access access all account
  admin administrator adminadmin administrador alejandra alejandro alexander america amanda andrea andrew angel angela
  anthony apple april ashley asdf asdfg asdfgh asdfghjk asdfghjkl asdfasdf august austin avril azerty bailey banana
  barcelona baseball basketball batman beautiful bienvenido bienvenida blink boomer boston brandon bubbles buster
  butterfly camaro camila canada carlos carolina changeit changeme changeme charlie cheese chelsea chicago chicken
  chocolate clave clavesecreta computer contrasena contrasenia cookie corona corvette cowboy cowboys daniel daniela david
  december default demo demodemo diablo diamond diciembre domingo donald dragon eagles elizabeth enero estrella
  familia february febrero ferrari flower football freedom friday friend friends fuckyou gabriel gabriela garcia george
  gigante ginger google guest guadalajara guitar hammer hannah harley heather hello hellohello hockey hola holahola
  hunter iceman iloveyou internet invierno january jasmine jennifer jessica jesus jordan jose joseph joshua juan julio
  july june junio junior justin killer letmein letmeinnow liverpool login lovely loveyou lunes madison madrid maggie
  march maria marina marlboro martin martinez maryjane master matrix matthew maverick mayo mercedes merlin mexico
  michael michelle miguel monday monica monkey monster monterrey morgan mustang mynoob naruto natasha newyork nicolas
  nicole ninja noviembre november october octubre oliver orange otono pamela pass passpass passphrase passwd passwort
  password passwordpassword patricia patrick pepper phoenix pokemon portal porsche power primavera princesa princess
  private purple qazwsx qazwsxedc qwer qwert qwerty qwertyu qwertyui qwertyuiop qwertyqwerty qweasd qweasdzxc querty
  rachel raiders rainbow ranger rangers realmadrid redsox reset richard robert root rosebud samantha samsung samuel
  sandra santiago saturday scooter sebastian secret secreto secure security september septiembre service shadow
  shipping silver slayer snoopy soccer sofia sophie spider spiderman spring starwars steelers stephanie summer
  sunday sunshine superman superuser support sweety system taylor tennis teamo test tester testing testtest thomas
  thunder thursday tigger tigers trustno trustnoone tuesday user usuario valentina vanessa verano victoria viernes
  viking warrior wednesday welcome welcomewelcome welcometo whatever william wilson winner winter wizard yankees
  yamaha yellow zaq zaqwsx zxcv zxcvb zxcvbn zxcvbnm
  `
    .trim()
    .split(/\s+/),
);
