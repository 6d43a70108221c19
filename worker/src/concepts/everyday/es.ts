/** Spanish names of everyday actions, qualities and things that questions about tenders ask of. */
export const spanishEveryday = `
choose: elegir, seleccionar, selección, escoger
give: dar, entregar, proporcionar, facilitar, proveer
prepare: preparar, traer, elaborar
send: enviar, remitir, mandar, transmitir
receive: recibir, obtener
take_part: participar, participación, concurrir, presentarse
increase: aumentar, aumento, ampliar, adicional, incremento
decrease: reducir, disminuir, recortar, reducción, disminución
store: almacenar, conservar, guardar, almacenamiento
use: usar, utilizar, uso, utilización, emplear
buy: comprar, compra, adquirir, adquisición
rent: alquilar, alquiler, arrendamiento
build: construir, construcción, edificar
measure: medir, medición, relevamiento
clean: limpiar, limpieza
guard: vigilar, vigilancia, custodia
unload: descargar, descarga, carga
move: trasladar, traslado, transferir, migración
connect: conectar, conexión, interfaz
operate: operar, operación, funcionamiento
stop: parar, detener, parada, cese
answer: responder, respuesta, contestar
inform: informar, notificar, avisar, comunicar, notificación
advance_notice: preaviso, con antelación, anticipación
decide: decidir, decisión, resolver
dispose: desechar, residuos, reciclaje, eliminación
protect: proteger, protección
print: imprimir, impreso, papel
publish: publicar, publicación, difundir
travel: viaje, viáticos, desplazamiento, alojamiento
free_of_charge: gratis, gratuito, sin cargo, sin costo
separately: por separado, aparte, separado
new: nuevo, sin uso, a estrenar
used: usado, segunda mano, reacondicionado
size: tamaño, dimensión, dimensiones, medidas
weight_mass: peso, pesado, masa, kilogramo
length: longitud, largo, kilómetro, metro
width: ancho, anchura, espesor, grosor
height: altura, alto, profundidad
temperature: temperatura, calor, frío
pressure: presión
power: potencia, kilovatio, capacidad
voltage: tensión, voltaje
current_electric: corriente, cortocircuito
electricity: electricidad, eléctrico, energía
cable: cable, cableado, línea
pipe: tubería, caño, conducto
machine: máquina, equipo, aparato, dispositivo, equipamiento
tool: herramienta, instrumento
piece: pieza, piezas, unidad
vehicle: vehículo, coche, camión
building: edificio, local, sala, instalaciones
roof: techo, pared, piso, suelo
road: calle, camino, carretera, calzada
land: terreno, suelo, predio
water: agua
fuel: combustible, aceite, gas
air: aire, ventilación, aire acondicionado
fire: incendio, fuego
lighting: luz, iluminación, alumbrado, lámpara
computer: computadora, ordenador, PC, portátil
software: software, programa, aplicación
website: sitio web, página web, portal
server: servidor, alojamiento, nube, centro de datos
data: datos, base de datos, registro
user: usuario, usuarios
access: acceso, contraseña, ingreso
backup: copia de seguridad, respaldo, recuperación
screen: pantalla, monitor
network: red, internet, ancho de banda
municipality: municipio, ciudad, ayuntamiento, municipalidad
region: región, provincia, departamento, distrito
hospital: hospital, médico, paciente, salud
warehouse: almacén, depósito
shift: turno, noche, las 24 horas
weekend: fin de semana, feriado, festivo, sábado, domingo
protective_equipment: equipo de protección, casco, guantes, calzado de seguridad, uniforme
papers: papeles, documentos, documentación, comprobantes
photo: foto, imagen, figura
material: material, materiales, insumos
metal: acero, metal, hierro, cobre
colour: color, pintura
how_often: frecuencia, veces, periodicidad
same: mismo, igual, idéntico
difference: diferente, diferencia, distinto
allowed: permitido, autorizado, admitido
forbidden: prohibido, no se permite, prohibición
mandatory: obligatorio, necesario, exigido
supervisor: jefe, encargado, supervisor, responsable
technician: técnico, ingeniero, experto, especialista
competitor: competidor, otros oferentes
agent: distribuidor, representante, revendedor
emergency: emergencia, urgente, urgencia
problem: problema, dificultad, inconveniente
advice: asesoramiento, ayuda, asistencia, consultoría
design: diseño, proyecto, plan
study: estudio, análisis, investigación
result: resultado
risk: riesgo, peligro
model_type: tipo, modelo, versión
level: nivel, clase, grado, categoría
validity: válido, vigente, vigencia, vencer
remaining: resto, restante, saldo
part: parte, porción, fracción
whole: total, entero, completo, totalidad
order: pedido, orden de compra
loss: pérdida, perder, robo
money: dinero, fondos, suma, monto
company_seat: sede, sucursal, domicilio, filial
`;
